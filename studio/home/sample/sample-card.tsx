import { Box, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { Muted, Strong } from '@/studio/ui/layout'
import { Rosette } from '@/studio/ui/rosette'
import { Card, CardBody, CardLink } from '../card'
import { type Loaded, useContent } from '../use-content'
import {
  isFirstWeek,
  SAMPLE_COUNTS,
  type Sample,
  type SampleCounts,
  sampleOf,
  sampleQuery,
  sampleTypes,
} from './sample'

const SIZE = 124

/** For each type whose content can be invented, the number of documents and of invented ones. */
export function useSampleCounts(): Loaded<SampleCounts> {
  const schema = useSchema()
  const asked = useMemo(() => {
    const types = sampleTypes(schema)
    return {
      query: sampleQuery(types),
      listen: '_type in $types || _id == "landingPage"',
      params: { types },
      answer: SAMPLE_COUNTS,
      perspective: 'published' as const,
    }
  }, [schema])
  return useContent(asked)
}

/** In the first week of the site it counts invented content by type, and is a line after it. */
export function SampleCard({ counts, basePath, now }: { counts: Loaded<SampleCounts>; basePath: string; now: Date }) {
  const value = counts.status === 'ready' ? counts.value : null
  const { real, total } = value ? sampleOf(value) : { real: 0, total: 0 }
  const isLine = value !== null && !isFirstWeek(value, now)
  return (
    <Card
      title="Still sample content"
      count={isLine ? String(total - real) : undefined}
      action={<CardLink href={sampleListPath(basePath)} text="What to replace" />}
    >
      {!isLine && <CardBody of={counts}>{loaded => <Content sample={sampleOf(loaded)} />}</CardBody>}
    </Card>
  )
}

/** Check the site, with what is invented alone. */
export function sampleListPath(basePath: string): string {
  return `${basePath}/structure/site-check,kind=sample`
}

function Content({ sample: { real, total, tenths, bars } }: { sample: Sample }) {
  return (
    <Flex align="center" gap={4} paddingX={4} paddingBottom={4}>
      <Rosette size={SIZE} full={tenths} isRunning={real < total} label={String(real)} />
      <Box flex={1}>
        <Stack gap={3}>
          <Strong>
            {real} of {total} are real now
          </Strong>
          {bars.map(bar => (
            <Flex key={bar.title} justify="space-between" gap={3}>
              <Text size={1}>{bar.title}</Text>
              <Muted>
                {bar.real} of {bar.total}
              </Muted>
            </Flex>
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}
