import { DocumentIcon } from '@sanity/icons/Document'
import { Box, Card, Flex, KBD, Stack, Text } from '@sanity/ui'
import { pathToString } from 'sanity'
import { INK_950, SAFFRON_200 } from '@/lib/colors.gen'
import { countOf } from '@/lib/words/format'
import { titlesOfPath } from '@/schemas/rules/path-titles'
import { Muted } from '@/studio/ui/layout'
import { excerptOf, type Found } from './match'
import type { Sentence } from './use-sentences'

type ResultsProps = {
  found: Found<Sentence>
  /** Id of the list. The id of an option adds its index. */
  id: string
  current: number
  onChoose: (index: number) => void
  onOpen: (sentence: Sentence) => void
}

export function Results({ found, id, current, onChoose, onOpen }: ResultsProps) {
  return (
    <>
      <Box id={id} role="listbox" aria-label="Sentences" padding={2} overflow="auto" style={{ maxHeight: '60vh' }}>
        {found.hits.map((sentence, index) => {
          const Icon = sentence.document.schemaType.icon ?? DocumentIcon
          return (
            <Card
              key={`${sentence.document.fields._id} ${pathToString(sentence.path)}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              selected={index === current}
              aria-selected={index === current}
              padding={3}
              radius={2}
              style={{ cursor: 'pointer' }}
              onPointerMove={() => onChoose(index)}
              // Keeps the focus in the search field, whose keys this list follows.
              onPointerDown={event => event.preventDefault()}
              onClick={() => onOpen(sentence)}
            >
              <Flex align="center" gap={3}>
                <Text size={2}>
                  <Icon aria-hidden />
                </Text>
                <Box flex={1}>
                  <Stack gap={2}>
                    <Text size={1} weight="semibold" style={{ overflowWrap: 'anywhere' }}>
                      {excerptOf(sentence.text, found.wanted).map(({ text, isMatch }, piece) => {
                        const Part = isMatch ? 'mark' : 'span'
                        return (
                          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
                          <Part key={piece} style={isMatch ? MARK : undefined}>
                            {text}
                          </Part>
                        )
                      })}
                    </Text>
                    <Text size={1} muted textOverflow="ellipsis">
                      {placeWords(sentence)}
                    </Text>
                  </Stack>
                </Box>
                {index === current && <KBD aria-hidden>↵</KBD>}
              </Flex>
            </Card>
          )
        })}
      </Box>
      <Card borderTop padding={3} aria-hidden>
        <Flex align="center" gap={4} wrap="wrap">
          <Muted>↑ ↓ choose, ↵ open the field</Muted>
          <Muted>{totalWords(found)}</Muted>
        </Flex>
      </Card>
    </>
  )
}

const MARK = { background: SAFFRON_200, color: INK_950 }

/** "Testimonial · Abdullah Hassan · field Quote"; "Landing page · field Sections › Hero › Text" */
function placeWords({ document: { kind, name, schemaType, fields }, path }: Sentence): string {
  const field = `field ${titlesOfPath(schemaType, fields, path).join(' › ')}`
  return [kind, ...(name === kind ? [] : [name]), field].join(' · ')
}

export function totalWords({ total }: { total: number }): string {
  return `${countOf(total, 'sentence')} found`
}
