import { useState } from 'react'
import type { ArrayOfObjectsInputProps, PortableTextInputProps } from 'sanity'
import { readClipboard } from '@/studio/paste'
import { Note } from '@/studio/ui/note'

const KEY_LENGTH = 12

/** The Studio's editor, which also reads what word processors put on the clipboard, and films. */
export function RichTextInput(input: ArrayOfObjectsInputProps) {
  const [pictures, setPictures] = useState(0)

  const onPaste: PortableTextInputProps['onPaste'] = ({ event, value, path }) => {
    const { clipboardData } = event
    // The Studio puts its own blocks on the clipboard, which need no conversion.
    if (clipboardData.getData('application/x-portable-text')) return undefined
    const clipboard = {
      html: clipboardData.getData('text/html'),
      text: clipboardData.getData('text/plain'),
      pictures: [...clipboardData.files].filter(({ type }) => type.startsWith('image/')).length,
    }
    const pasted = readClipboard(clipboard, isEmptyAt(value, path), makeKey)
    setPictures(pasted?.pictures ?? 0)
    return pasted && pasted.blocks.length > 0 ? { insert: pasted.blocks } : undefined
  }

  const editor = { ...input, onPaste }
  return (
    <>
      {input.renderDefault(editor)}
      <div role="status">{pictures > 0 && <Note tone="caution">{sentenceOn(pictures)}</Note>}</div>
    </>
  )
}

function sentenceOn(pictures: number): string {
  const [those, them] = pictures === 1 ? ['One picture', 'it'] : [`${pictures} pictures`, 'them']
  return `${those} did not come along with the text. Save ${them} as files, then use Picture in the bar above.`
}

/** Whether the caret is in a paragraph without words. */
function isEmptyAt(value: unknown, [place]: readonly unknown[]): boolean {
  if (!Array.isArray(value)) return true
  const key = typeof place === 'object' && place !== null && '_key' in place ? place._key : null
  const block = value.find(each => each?._key === key)
  return !block || (block._type === 'block' && block.children?.every((child: { text?: string }) => child.text === ''))
}

function makeKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, KEY_LENGTH)
}
