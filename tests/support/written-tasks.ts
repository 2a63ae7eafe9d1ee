import { readFileSync } from 'node:fs'

/** A numbered list of docs/staff.md: what it is for, and what each step says. Bold words are those that staff find on the screen. */
type Task = { name: string; steps: { text: string; words: string[] }[] }

/** Text of a step, with its continued lines and bullets. */
const STEP = /^\d+\. (.*(?:\n {2,}.*)*)/gm

/**
 * All tasks of the page, in its order, by the heading above them: “Fees”. Where a line in bold letters stands between, it belongs to the
 * name: “Testimonials, Add one”.
 */
export function readTasks(page = readFileSync('docs/staff.md', 'utf8')): Task[] {
  return page.split(/^##+ /m).flatMap(section => {
    const [heading = '', ...lines] = section.split('\n')
    return lines
      .join('\n')
      .split(/^(?=\*\*[^*\n]+\*\*$)/m)
      .map(part => ({ name: nameOf(heading, part), steps: stepsOf(part) }))
      .filter(({ steps }) => steps.length > 0)
  })
}

export function readTask(name: string): Task {
  const tasks = readTasks()
  const task = tasks.find(each => each.name === name)
  if (!task) throw new Error(`docs/staff.md has no task “${name}”, but: ${tasks.map(each => each.name).join('; ')}`)
  return task
}

function nameOf(heading: string, part: string): string {
  const [, lead] = /^\*\*([^*\n]+)\*\*\n/.exec(part) ?? []
  return lead ? `${heading}, ${lead}` : heading
}

function stepsOf(part: string): Task['steps'] {
  return [...part.matchAll(STEP)].map(([, text = '']) => ({
    text: text.replace(/\s+/g, ' '),
    words: [...text.replace(/\s+/g, ' ').matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words),
  }))
}
