/** Part of a payload as Next writes it: type 1 is text. */
const TEXT = /^self\.__next_f\.push\((\[1,".*"\])\)$/s

/**
 * Returns one script for adjacent payload scripts, with all adjacent text in one string. Its quotes are single, because the text is full of double ones, each of which needs a
 * backslash otherwise: a twentieth of the landing page.
 */
export function joinFlight(scripts: string[]): string {
  const [only, ...others] = scripts
  if (only && others.length === 0) return only
  const joined: string[] = []
  let text = ''
  const closeText = () => {
    if (text) joined.push(`self.__next_f.push([1,${quote(text)}])`)
    text = ''
  }
  for (const script of scripts) {
    const [, data] = TEXT.exec(script) ?? []
    if (data) {
      text += JSON.parse(data)[1]
      continue
    }
    closeText()
    joined.push(script)
  }
  closeText()
  return joined.join(';')
}

/** A literal of JavaScript, in which no tag can start. */
function quote(text: string): string {
  const literal = JSON.stringify(text).slice(1, -1)
  return `'${literal
    .replace(/\\(.)/g, (pair, letter) => (letter === '"' ? letter : pair))
    .replaceAll("'", "\\'")
    .replaceAll('<', '\\u003c')}'`
}
