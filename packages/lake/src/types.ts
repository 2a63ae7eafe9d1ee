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
  | { delete: { id: string; purge?: true } }
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
  /** Documents whose history is erased, also that of drafts and versions which are deleted already. */
  purged?: string[]
}

/**
 * `reference` finds the documents that hold one (strong or weak) to an id, as written in `_ref`; `versions` the published document of an id, its draft and its
 * versions in releases.
 */
export type IndexKey = 'type' | 'reference' | 'versions' | 'slug'

export interface DocumentIndex {
  /** Increases by one with each commit; caches key on it. */
  readonly version: number
  readonly size: number
  get(id: string): LakeDocument | undefined
  all(): Iterable<LakeDocument>
  unpublishedIds(): string[]
  by(key: IndexKey, value: string): Iterable<LakeDocument>
  /** Calls the listener with the ids of the documents after each commit that wrote them. */
  onChange(listener: (ids: string[]) => void): void
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
  /** Durable on disk when it returns, and what is purged erased. The index is updated and subscribers are notified, in order. */
  commit(transaction: Transaction): void
  subscribe(listener: (transaction: Transaction) => void): () => void
  history(query: HistoryQuery): HistoryEntry[]
  /** The ids with this prefix whose history is kept, also of documents that are deleted. */
  idsInHistory(prefix: string): string[]
  nextTimestamp(): string
  /** Also compares the documents with the keys by which they are found. */
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
  /** True for a visitor of a private dataset, who sees no documents. */
  isHidden?: boolean
  /** A query finds these as documents of the type `system.group` if it may see drafts. None if undefined. */
  groups?: LakeDocument[]
  resultSourceMap: false | 'withIndexes' | 'withKeyArraySelector'
}

export type QueryAnswer = { result: unknown; syncTags: string[]; resultSourceMap?: unknown }

export type DocumentFilter = (document: LakeDocument) => boolean

export interface Queries {
  /** The QueryAnswer as JSON in UTF-8, with everything that is committed. Throws HttpError 400 `queryParseError` (with start and end) or `queryError`. */
  run(request: QueryRequest): Promise<Uint8Array>
  compileFilter(query: string, params: Record<string, unknown>, identity: string): Promise<DocumentFilter>
  syncTagsOf(document: LakeDocument): string[]
  close(): Promise<void>
}

/** What a lake refuses: bodies with 413, and queries that take longer with 400. */
export type Limits = {
  /** A picture or file is held in memory while it arrives. */
  uploadBytes: number
  /** The body of any other request. Sanity's importer sends up to 4 MB. */
  bodyBytes: number
  /** A query that takes longer is refused, whoever sent it. */
  cutOffMs: number
  /** After this time a query starts over on the second thread, so that quick ones do not wait for it. More than 10,000 documents allow it longer. */
  quickMs: number
  /** JavaScript heap of a thread. A query that fills it is refused. */
  heapMb: number
}

export type LakeConfig = {
  projectId: string
  dataset: string
  /** URL at which clients reach the lake, for example http://localhost:3333. Asset URLs begin with it. */
  publicUrl: string
  folder: string
  /** Whether visitors see nothing of the dataset, as it is now. False if undefined. */
  isPrivate?: () => boolean
  isAddOn?: () => boolean
}

export type Lake = {
  config: LakeConfig
  limits: Pick<Limits, 'uploadBytes' | 'bodyBytes'>
  store: Store
  queries: Queries
  /** Writes mutations as one transaction (see patch/transact.ts). The only way into the store. */
  mutate: (mutations: Mutation[], options: MutateOptions) => MutateResult
  close: () => Promise<void>
}

type MutateOptions = {
  author: string
  transactionId?: string
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
  /** Refuses the transaction with 403 when it changes another document. */
  mayWrite?: (id: string) => boolean
}

export type MutateResult = {
  transactionId: string
  results: { id: string; operation: 'create' | 'update' | 'delete' | 'none'; document: LakeDocument | null }[]
}
