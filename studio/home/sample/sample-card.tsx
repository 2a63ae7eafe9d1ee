import { Box, Flex, Stack, Text } from '@sanity/ui'
import { sum } from '@/lib/words/sum'
import { Muted, Strong } from '@/studio/ui/layout'
import { Rosette } from '@/studio/ui/rosette'
import { Card, CardBody, CardLink } from '../card'
import type { Loaded } from '../use-content'
import { inventedOf, isFirstWeek, type SampleCounts } from './sample'

const SIZE = 124
const PETALS = 10

/** In the first week of the site it counts invented content by type, and is a line after it. */
export function SampleCard({ counts, now }: { counts: Loaded<SampleCounts>; now: Date }) {
  const isLine = counts.data && !isFirstWeek(counts.data, now)
  return (
    <Card
      title="Still sample content"
      count={isLine ? String(inventedOf(counts)) : undefined}
      action={<CardLink to={SAMPLE_LIST} text="What to replace" />}
    >
      {!isLine && <CardBody of={counts}>{Content}</CardBody>}
    </Card>
  )
}

/** Check the site, with what is invented alone. */
export const SAMPLE_LIST = '/structure/site-check,kind=sample'

function Content({ parts }: SampleCounts) {
  const total = sum(parts.map(part => part.total))
  const real = total - sum(parts.map(part => part.invented))
  return (
    <Flex align="center" gap={4} paddingX={4} paddingBottom={4}>
      <Rosette size={SIZE} full={Math.floor((real / total) * PETALS)} isRunning={real < total} label={String(real)} />
      <Box flex={1}>
        <Stack gap={3}>
          <Strong>
            {real} of {total} are real now
          </Strong>
          {parts
            .filter(part => part.total > 0)
            .map(part => (
              <Flex key={part.title} justify="space-between" gap={3}>
                <Text size={1}>{part.title}</Text>
                <Muted>
                  {part.total - part.invented} of {part.total}
                </Muted>
              </Flex>
            ))}
        </Stack>
      </Box>
    </Flex>
  )
}
