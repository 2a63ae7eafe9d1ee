import type { RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** GitHub Flavored Markdown, in which text that looks like Markdown stays text. */
export function writeMarkdown(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    { bullet: '-', rule: '-', resourceLink: true, extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  )
}
