/** One transaction of a writer: it creates two notes and counts one up in the writer's tally. */
export type Write = { writer: string; id: string; isAcknowledged: boolean }

export type StoredDocument = { _id: string; [field: string]: unknown }

export type Findings = {
  /** Acknowledged writes that are not there. */
  lost: string[]
  /** Writes that are there in part, and tallies that do not count what is there. */
  torn: string[]
}

/** The notes that a write creates. */
export function noteIds({ id }: Write): [string, string] {
  return [`${id}-a`, `${id}-b`]
}

/** Compares what was written with what is there: all of an acknowledged write, and all or nothing of any other. */
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
