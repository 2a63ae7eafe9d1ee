import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { Badge, Box, Button, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink, Link } from 'sanity/router'
import { OnlyHeard } from '@/studio/ui/layout'
import { Card } from '../card'
import { sampleListPath } from '../sample/sample-card'
import { STEPS, type Step } from './steps'

const TRIAL_PAGE = '/request-trial'

type StepsCardProps = {
  done: Step[]
  /** Number of invented documents; null if they could not be counted. */
  invented: number | null
  basePath: string
  onFinish: (step: Step) => void
  onHide: () => void
}

export function StepsCard({ done, invented, basePath, onFinish, onHide }: StepsCardProps) {
  const current = STEPS.find(step => !done.includes(step))
  return (
    <Card
      title="Make it yours"
      count={`${done.length} of ${STEPS.length}`}
      action={<Button mode="bleed" text="Hide these steps" onClick={onHide} />}
    >
      <Stack as="ol" gap={2} paddingX={4} paddingBottom={4}>
        {STEPS.map((step, index) => {
          const isDone = done.includes(step)
          const isNext = step === current
          const { title, note, action } = wordsOf(step, { invented, basePath, isNext, onFinish })
          return (
            <Flex as="li" key={step} align="center" gap={3} wrap="wrap" style={{ minHeight: 48 }}>
              <Badge tone={isDone ? 'positive' : isNext ? 'caution' : 'default'} fontSize={2} padding={2} aria-hidden>
                {isDone ? <CheckmarkIcon /> : index + 1}
              </Badge>
              <Box flex={1} style={{ minWidth: 180 }}>
                <Stack gap={2}>
                  <Text size={1} weight="semibold">
                    {title}
                    {isDone && <OnlyHeard>Done</OnlyHeard>}
                  </Text>
                  <Text size={1} muted>
                    {note}
                  </Text>
                </Stack>
              </Box>
              {!isDone && action}
            </Flex>
          )
        })}
      </Stack>
    </Card>
  )
}

type Around = Pick<StepsCardProps, 'invented' | 'basePath' | 'onFinish'> & { isNext: boolean }

function wordsOf(step: Step, { invented, basePath, isNext, onFinish }: Around) {
  const look = isNext ? ({ tone: 'primary' } as const) : ({ mode: 'ghost' } as const)
  const steps: Record<Step, { title: string; note: string; action?: ReactNode }> = {
    studio: { title: 'Open the Studio', note: 'You are here.' },
    settings: {
      title: 'Check name, e-mail and phone',
      note: 'They show at the bottom of every page.',
      action: (
        <Button
          as={IntentLink}
          {...look}
          intent="edit"
          params={{ id: 'siteSettings', type: 'siteSettings' }}
          text="Open Settings"
          onClick={() => onFinish('settings')}
        />
      ),
    },
    sentence: {
      title: 'Change one sentence on the site',
      note: 'In the Preview, click on it and type.',
      action: <Button as={Link} {...look} href={`${basePath}/presentation`} text="Open Preview" />,
    },
    sample: {
      title: 'Replace the sample content',
      note:
        invented === null
          ? 'People, quotes and posts are invented.'
          : `${invented} people, quotes and posts are invented.`,
      action: <Button as={Link} {...look} href={sampleListPath(basePath)} text="Show the list" />,
    },
    request: {
      title: 'Send yourself a request',
      note: 'Fill in the trial form; it arrives under Requests.',
      action: <Button as="a" {...look} href={TRIAL_PAGE} target="_blank" rel="noopener" text="Open the form" />,
    },
  }
  return steps[step]
}
