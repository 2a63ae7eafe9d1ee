import { DocumentIcon } from '@sanity/icons/Document'
import { styled } from 'styled-components'
import { INK_950, SAFFRON_200 } from '@/lib/colors.gen'
import { Key, secondLine } from '@/studio/ui/text'
import { iconOf } from '../document-name'
import { excerptOf } from './match'
import type { Sentence } from './sentence-index'
import type { Found } from './use-sentences'
import { placeWords, totalWords } from './words'

type ResultsProps = {
  found: Found
  /** Id of the list. The id of an option adds its index. */
  id: string
  current: number
  onChoose: (index: number) => void
  onOpen: (sentence: Sentence) => void
}

export function Results({ found, id, current, onChoose, onOpen }: ResultsProps) {
  return (
    <>
      <List id={id} role="listbox" aria-label="Sentences">
        {found.hits.map((sentence, index) => {
          const Icon = iconOf(sentence.document.type) ?? DocumentIcon
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys of its list
            <div
              key={`${sentence.document.id} ${sentence.path}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              onPointerMove={() => onChoose(index)}
              // Keeps the focus in the search field.
              onPointerDown={event => event.preventDefault()}
              onClick={() => onOpen(sentence)}
            >
              <Icon aria-hidden />
              <span>
                <b>
                  {excerptOf(sentence.text, found.wanted).map(({ text, isMatch }, piece) => {
                    const Part = isMatch ? 'mark' : 'span'
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
                    return <Part key={piece}>{text}</Part>
                  })}
                </b>
                <small>{placeWords(sentence)}</small>
              </span>
              {index === current && <Key aria-hidden>↵</Key>}
            </div>
          )
        })}
      </List>
      <Foot aria-hidden>
        <span>
          <Key>↑</Key> <Key>↓</Key> choose
        </span>
        <span>
          <Key>↵</Key> open the field
        </span>
        <span>{found.isComplete ? totalWords(found) : `${totalWords(found)}, still looking …`}</span>
      </Foot>
    </>
  )
}

const List = styled.div`
  max-height: 60vh;
  padding: 8px;
  overflow-y: auto;

  > div {
    display: grid;
    grid-template-columns: 25px minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    min-height: 58px;
    box-sizing: border-box;
    padding: 8px 12px;
    border-radius: 9px;
    cursor: pointer;
  }

  > div[aria-selected='true'] {
    background: var(--sel);

    small {
      color: var(--sel-muted);
    }

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  svg {
    color: var(--head);
    font-size: 21px;
  }

  b {
    color: var(--head);
    font-weight: 620;
    overflow-wrap: anywhere;
  }

  small {
    ${secondLine}
  }

  mark {
    border-radius: 3px;
    background: ${SAFFRON_200};
    color: ${INK_950};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 9px 20px;
  border-top: 1px solid var(--rule);
  color: var(--muted);
  font-size: 13px;

  > :last-child {
    margin-left: auto;
  }

  @media (hover: none) {
    > :not(:last-child) {
      display: none;
    }
  }
`
