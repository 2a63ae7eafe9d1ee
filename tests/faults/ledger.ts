/** A transaction of one writer: it creates two notes and increments the writer's tally. */
export type Write = { writer: string; id: string; isAcknowledged: boolean }

export type StoredDocument = { _id: string; [field: string]: unknown }

export type Findings = {
  /** Acknowledged writes that are not wholly stored. */
  lost: string[]
  /** Writes that are stored in part, and tallies that differ from the number of stored writes. */
  torn: string[]
}

export function noteIds({ id }: Write): [string, string] {
  return [`${id}-a`, `${id}-b`]
}

/** Compares writes with documents: an acknowledged write must be stored whole, any other whole or not at all. */
export function compare(writes: Write[], documents: StoredDocument[]): Findings {
  const stored = new Map(documents.map(document => [document._id, document]))
  const lost: string[] = []
  const torn: string[] = []
  const kept = new Map<string, number>()
  for (const write of writes) {
    const found = noteIds(write).filter(id => stored.has(id)).length
    if (found === 1) torn.push(write.id)
    if (found < 2 && write.isAcknowledged) lost.push(write.id)
    kept.set(write.writer, (kept.get(write.writer) ?? 0) + (found === 2 ? 1 : 0))
  }
  for (const [writer, count] of kept) {
    if ((stored.get(writer)?.count ?? 0) !== count) torn.push(writer)
  }
  return { lost, torn }
}
