/** A test: its file, its name as the file has it, and where that is a pattern, what it says. */
export type Proof = readonly [file: string, name: string, says?: string]

/** `lacks`: what the tests do not show. `looked`: a look by hand on a day, and what was seen. */
export type Evidence =
  | { tests: readonly Proof[]; lacks?: string }
  | { looked: string; saw: string }
  | { missing: string }
  | { exempt: string }

export type Criterion = { id: string; level: string; title: string; evidence: Evidence }

export function shown(...tests: Proof[]): Evidence {
  return { tests }
}

export function shownInPart(lacks: string, ...tests: Proof[]): Evidence {
  return { tests, lacks }
}

export function seen(looked: string, saw: string): Evidence {
  return { looked, saw }
}

export function notShown(missing: string): Evidence {
  return { missing }
}

export function doesNotApply(exempt: string): Evidence {
  return { exempt }
}
