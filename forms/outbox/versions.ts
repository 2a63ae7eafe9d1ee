const SPAN = 1_000

/**
 * Throws for a store that this code, of the version `own`, cannot work with. After a rollback the store is that of a later build, which may have added tables, indexes, and
 * columns with a default. A step that does more, or puts what a visitor sent where older code would not erase it, makes the next full thousand its version.
 */
export function requireKnown(version: number, own: number): void {
  const end = (Math.floor(own / SPAN) + 1) * SPAN
  if (version < end) return
  throw new Error(
    `The outbox has schema ${version}; this version of the site works with those below ${end}: please start the version that changed the outbox, or a newer one`,
  )
}
