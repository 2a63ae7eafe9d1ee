/** A stored document. `_rev` is the id of the transaction that wrote it last. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** One decoded mutation. Its target is an id; queries are resolved earlier (api/mutate.ts). */
export type Mutation =
  | { create: Record<string, unknown> }
  | { createIfNotExists: Record<string, unknown> }
  | { createOrReplace: Record<string, unknown> }
  | { delete: { id: string } }
  | { patch: Record<string, unknown> }

/** Mendoza patches between two revisions, without `_rev`: the published format of Sanity's history and listeners. */
export type Effects = { apply: unknown[]; revert: unknown[] }

export type DocumentChange = {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: Mutation[]
  effects: Effects
}

export type Transaction = {
  id: string
  /** ISO 8601 with milliseconds; strictly later than that of every earlier transaction. */
  timestamp: string
  author: string
  changes: DocumentChange[]
}

/** Read access to the documents in memory, a mirror of what SQLite holds. Drafts and versions are included. */
export interface DocumentIndex {
  /** Increases by one with each commit; caches key on it. */
  readonly version: number
  readonly size: number
  get(id: string): LakeDocument | undefined
  all(): Iterable<LakeDocument>
  byType(type: string): Iterable<LakeDocument>
  /** Documents that hold a reference (strong or weak) to this id, as written in `_ref`. */
  byReference(id: string): Iterable<LakeDocument>
  /** The published document of this id, its draft and its versions in releases. */
  byPublishedId(id: string): Iterable<LakeDocument>
  bySlug(slug: string): Iterable<LakeDocument>
}

export type HistoryEntry = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations: Mutation[]
  effects: Record<string, Effects>
  /** Per document: [revision before, revision after], null where it did not exist. */
  revisions: Record<string, [string | null, string | null]>
}

export type HistoryQuery = {
  documentIds: string[]
  limit?: number
  reverse?: boolean
  fromTransaction?: string
  toTransaction?: string
  fromTime?: string
  toTime?: string
}

export interface Store {
  readonly index: DocumentIndex
  readonly lastTransactionId: string | null
  hasTransaction(id: string): boolean
  /** Durable on disk when it returns (synchronous FULL). Then the index is updated and subscribers are notified, in order. */
  commit(transaction: Transaction): void
  subscribe(listener: (transaction: Transaction) => void): () => void
  history(query: HistoryQuery): HistoryEntry[]
  nextTimestamp(): string
  getKeyValues(keys: string[]): { key: string; value: unknown }[]
  setKeyValue(key: string, value: unknown): void
  /** Runs `PRAGMA integrity_check` and compares memory with the rows. Returns the problems found. */
  checkIntegrity(): string[]
  close(): void
}

export type Perspective = 'raw' | 'published' | 'drafts' | string[]

export type QueryRequest = {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  identity: string
  /** True with the editor's or the viewer's token. Otherwise only published documents with dot-free ids are visible. */
  canReadDrafts: boolean
  resultSourceMap: false | 'withIndexes' | 'withKeyArraySelector'
}

export type QueryAnswer = { result: unknown; syncTags: string[]; resultSourceMap?: unknown }

export type DocumentFilter = (document: LakeDocument) => boolean

export interface Queries {
  /** The QueryAnswer as JSON, with everything that is committed. Throws HttpError 400 `queryParseError` (with start and end) or `queryError`. */
  run(request: QueryRequest): Promise<string>
  compileFilter(query: string, params: Record<string, unknown>, identity: string): Promise<DocumentFilter>
  syncTagsOf(document: LakeDocument): string[]
  close(): Promise<void>
}

export type LakeConfig = {
  projectId: string
  dataset: string
  /** URL at which clients reach the lake, for example http://localhost:3333. Asset URLs begin with it. */
  publicUrl: string
  folder: string
  editorToken: string
  viewerToken: string
}

export interface AssetFiles {
  /** Examines the bytes and stores them by their hash. Returns the asset document to create. Throws HttpError 400, 413 or 415. */
  save(
    kind: 'images' | 'files',
    bytes: Uint8Array,
    upload: AssetUpload,
  ): Promise<Record<string, unknown> & { _id: string; _type: string }>
}

export type AssetUpload = {
  filename?: string
  contentType?: string
  label?: string
  title?: string
  description?: string
  creditLine?: string
  source?: { id: string; name?: string; url?: string }
  /** The optional metadata to extract: `lqip`, `palette`, `blurhash`. Other names are ignored; undefined means all. */
  extract?: string[]
}

export type Lake = {
  config: LakeConfig
  store: Store
  queries: Queries
  assets: AssetFiles
  /** Writes mutations as one transaction (see patch/transact.ts). The only way into the store. */
  mutate: (mutations: Mutation[], options: MutateOptions) => MutateResult
  close: () => Promise<void>
}

type MutateOptions = {
  author: string
  transactionId?: string
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

export type MutateResult = {
  transactionId: string
  results: { id: string; operation: 'create' | 'update' | 'delete' | 'none'; document: LakeDocument | null }[]
}
