import { Box, Flex, Stack, Text } from '@sanity/ui'
import { SAMPLE_LIST } from '@/studio/sample-list'
import { EmptyState } from '@/studio/ui/empty-state'
import { Rosette } from '@/studio/ui/rosette'
import { Card, CardBody, CardLink } from '../card'
import { type Loaded, useConverted } from '../loaded'
import { type Sample, type SampleCounts, type SampleStage, sampleOf } from './sample'

type SampleCardProps = { counts: Loaded<SampleCounts>; stage: SampleStage; basePath: string }

const SIZE = 124

export function SampleCard({ counts, stage, basePath }: SampleCardProps) {
  const sample = useConverted(counts, sampleOf)
  if (stage === 'all real') {
    return (
      <Card title="Sample content">
        <EmptyState title="All content is your own." petals={10}>
          This box goes away by itself in a week.
        </EmptyState>
      </Card>
    )
  }
  const isLine = stage === 'line' && sample.status === 'ready'
  return (
    <Card
      title="Still sample content"
      count={isLine ? String(sample.value.total - sample.value.real) : undefined}
      action={<CardLink href={sampleListPath(basePath)} text="What to replace" />}
    >
      {!isLine && (
        <CardBody of={sample} rows={3}>
          {value => <Content sample={value} />}
        </CardBody>
      )}
    </Card>
  )
}

/** The list of everything that is invented. */
export function sampleListPath(basePath: string): string {
  return `${basePath}/structure/${SAMPLE_LIST}`
}

function Content({ sample: { real, total, tenths, bars } }: { sample: Sample }) {
  return (
    <Flex align="center" gap={4} paddingX={4} paddingBottom={4}>
      <Rosette size={SIZE} full={tenths} isRunning={real < total} label={String(real)} />
      <Box flex={1}>
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {real} of {total} are real now
          </Text>
          {bars.map(bar => (
            <Flex key={bar.title} justify="space-between" gap={3}>
              <Text size={1}>{bar.title}</Text>
              <Text size={1} muted>
                {bar.real} of {bar.total}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Box>
    </Flex>
  )
}
