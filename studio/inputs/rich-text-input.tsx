import { PortableTextEditor } from '@portabletext/editor'
import { defineBehavior, effect, forward } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import { useEffect, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  type Path,
  type PortableTextInputProps,
  type PortableTextPluginsProps,
  TextWithTone,
} from 'sanity'
import { narrowTable } from '@/schemas/rules/fields'
import { readClipboard } from '@/studio/paste'
import type { Pasted } from '@/studio/paste/html'
import { Note } from '@/studio/ui/note'

type LeftBehind = Omit<Pasted, 'blocks'>

const NOTHING_LEFT: LeftBehind = { pictures: 0, isHidden: false }

/** The Studio's editor, which also reads what word processors put on the clipboard, and films. */
export function RichTextInput(input: ArrayOfObjectsInputProps) {
  const [left, setLeft] = useState(NOTHING_LEFT)
  const box = useRef<HTMLDivElement>(null)
  // Sanity renders the paragraphs, and with them the box of a link that is to be opened, only once they are in view.
  useEffect(() => {
    const isElsewhere = !box.current?.contains(document.activeElement)
    if (input.focusPath.length > 0 && isElsewhere) box.current?.scrollIntoView({ block: 'nearest' })
  }, [input.focusPath])

  const onPaste: PortableTextInputProps['onPaste'] = ({ event, value, path }) => {
    const { clipboardData } = event
    // The Studio puts its own blocks on the clipboard, which need no conversion.
    if (clipboardData.getData('application/x-portable-text')) return undefined
    const clipboard = {
      html: clipboardData.getData('text/html'),
      text: clipboardData.getData('text/plain'),
      pictures: [...clipboardData.files].filter(({ type }) => type.startsWith('image/')).length,
    }
    const reading = readClipboard(clipboard, isEmptyAt(value, path))
    setLeft(NOTHING_LEFT)
    return reading?.then(pasted => {
      setLeft(pasted)
      return { insert: pasted.blocks }
    })
  }

  /** The first field of a link's box offers pages, and staff come with an address. */
  function onItemOpen(path: Path) {
    input.onItemOpen(path)
    if (path.at(-2) === 'markDefs') input.onPathFocus([...path.slice(input.path.length), 'href'])
  }
  const hotkeys: PortableTextInputProps['hotkeys'] = {
    custom: {
      'mod+k': (event, editor) => {
        event.preventDefault()
        const [link] = PortableTextEditor.addAnnotation(editor, { name: 'link' })?.markDefPaths ?? []
        if (link) onItemOpen([...input.path, ...link])
      },
    },
  }

  const editor = { ...input, onPaste, onItemOpen, hotkeys }
  const isSaid = left.pictures > 0 || left.isHidden
  // The Studio's own tables do not show what the rules say of them.
  const tooWide = input.value?.map(narrowTable).find(message => message !== true)
  return (
    <>
      <div ref={box}>{input.renderDefault(editor)}</div>
      {tooWide && (
        <TextWithTone tone="critical" size={1}>
          {tooWide}
        </TextWithTone>
      )}
      <div role="status">{isSaid && <Note tone="caution">{sentencesOn(left)}</Note>}</div>
    </>
  )
}

/** A new table opens no dialog, which would take the focus of the menu that it was chosen in. */
const focusNewTable = defineBehavior({
  on: 'insert.block',
  guard: ({ event }) => event.block._type === 'table',
  actions: [({ event }) => [forward(event), effect(({ send }) => send({ type: 'focus' }))]],
})

/** Tables are edited where they stand in the text, by the Studio's own plugin, which is off unless it is asked for. */
export function WithTables({ plugins, renderDefault }: PortableTextPluginsProps) {
  return (
    <>
      <BehaviorPlugin behaviors={[focusNewTable]} />
      {renderDefault({ renderDefault, plugins: { ...plugins, table: { enabled: true } } })}
    </>
  )
}

function sentencesOn({ pictures, isHidden }: LeftBehind): string {
  const [those, them, files] =
    pictures === 1 ? ['One picture', 'it', 'a file'] : [`${pictures} pictures`, 'them', 'files']
  const missing = `${those} did not come along with the text. Save ${them} as ${files}, then use Picture in the bar above.`
  const hidden = 'Words that were deleted, struck through, hidden or comments where you copied them were left out.'
  return [...(pictures > 0 ? [missing] : []), ...(isHidden ? [hidden] : [])].join(' ')
}

/** Whether the caret is in a paragraph without words. */
function isEmptyAt(value: unknown, [place]: readonly unknown[]): boolean {
  if (!Array.isArray(value)) return true
  const key = typeof place === 'object' && place !== null && '_key' in place ? place._key : null
  const block = value.find(each => each?._key === key)
  return !block || (block._type === 'block' && block.children?.every((child: { text?: string }) => child.text === ''))
}
