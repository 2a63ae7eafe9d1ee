const TOLD_LINES = 40

/** Says on the terminal what a long test begins, because reporters show nothing before a test or a hook has ended. */
export async function step<T>(name: string, action: () => Promise<T>, output: () => string = () => ''): Promise<T> {
  console.log(name)
  try {
    return await action()
  } catch (cause) {
    const lines = [`${name}: ${cause instanceof Error ? cause.message : cause}`, ...lastLines(output())]
    throw new Error(lines.join('\n'), { cause })
  }
}

function lastLines(output: string): string[] {
  return output ? ['The last lines of its output:', ...output.trimEnd().split('\n').slice(-TOLD_LINES)] : []
}
