import { DesktopIcon } from '@sanity/icons/Desktop'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { HomeIcon } from '@sanity/icons/Home'
import { LaunchIcon } from '@sanity/icons/Launch'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import type { Place } from '@/content/routes/links'
import { type PreviewDate, pathAtDate } from '@/lib/preview-date'
import type { Tone } from '@/studio/ui/pill'
import { type Uses, usedOn } from '@/studio/uses/uses'
import { Chip, chipLook } from './chip'
import { PutOnPage } from './put-on-page'

const NOT_YET = 'Not on the site yet'

const WAITS = {
  publish: 'Visitors see it once you publish it.',
  date: 'Visitors see it when its date has come.',
}

/** `comes`: when visitors will see a published post that waits for its date. */
type Subject = { id: string; type: string; readOnly: boolean; comes: PreviewDate | null }

/** Where visitors see the document. */
export function UseChip({ uses, ...subject }: Subject & { uses: Uses }) {
  switch (uses.kind) {
    case 'pages':
    case 'placed':
    case 'everywhere':
      return (
        <Chip label={usedOn(uses) ?? ''} Icon={uses.kind === 'placed' ? HomeIcon : DesktopIcon} testId="chip-use">
          {() => (
            <Places places={uses.places} more={'count' in uses ? uses.count - uses.places.length : 0} {...subject} />
          )}
        </Chip>
      )
    case 'unpublished':
      return (
        <Chip label={NOT_YET} Icon={EyeClosedIcon} tone="wait" testId="chip-use">
          {() => (
            <>
              <p>
                {WAITS[uses.waitsFor]} The Preview shows it {subject.comes ? 'at that date' : 'now'}:
              </p>
              <Places places={uses.places} more={0} {...subject} />
            </>
          )}
        </Chip>
      )
    case 'unplaced':
      return (
        <Chip label={NOT_YET} Icon={EyeClosedIcon} tone="wait" testId="chip-use">
          {() => <PutOnPage uses={uses} {...subject} />}
        </Chip>
      )
    case 'address':
      return (
        <TestLink href={uses.address} target="_blank" rel="noopener" data-testid="chip-use">
          <LaunchIcon aria-hidden />
          <span>Test in a new tab</span>
        </TestLink>
      )
    case 'none':
      return (
        <Chip label={NOT_YET} Icon={EyeClosedIcon} tone="wait" testId="chip-use">
          {() => <p>{uses.sentence}</p>}
        </Chip>
      )
  }
}

/** Links that open each page in the Preview, beside the form. */
function Places({ places, more, id, type, comes }: Subject & { places: Place[]; more: number }) {
  return (
    <List>
      {places.map(({ title, path }) => (
        <li key={path}>
          <IntentLink
            intent="edit"
            params={{
              ...{ id, type, mode: 'presentation', presentation: 'presentation' },
              preview: comes ? pathAtDate(path, comes) : path,
            }}
          >
            <b>
              <bdi>{title}</bdi>
            </b>
            <span>{path}</span>
          </IntentLink>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: -6px -8px;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    padding: 6px 8px;
    border-radius: 8px;
    color: var(--fg);
    text-decoration: none;
    overflow-wrap: anywhere;

    &:hover {
      background: var(--sunk);
    }
  }

  b {
    color: var(--head);
    font-weight: 600;
  }

  span,
  li:not(:has(a)) {
    padding-inline: 0;
    color: var(--muted);
    font-size: 13px;
    line-height: 18px;
  }

  li:not(:has(a)) {
    padding: 6px 8px;
  }
`

const TestLink = styled.a<{ $tone?: Tone }>`
  ${chipLook}
`
