import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { Badge, Box, Button, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentProps } from 'react'
import { useWorkspace } from 'sanity'
import { IntentLink, Link } from 'sanity/router'
import { Muted, OnlyHeard } from '@/studio/ui/layout'
import { Card } from '../card'
import { SAMPLE_LIST } from '../sample/sample-card'
import { STEPS, type Step } from './use-first-day'

const TRIAL_PAGE = '/request-trial'

type StepsCardProps = {
  done: Step[]
  /** Number of invented documents; null if they could not be counted. */
  invented: number | null
  /** The settings were opened. */
  onCheck: () => void
  onHide: () => void
}

export function StepsCard({ done, invented, onCheck, onHide }: StepsCardProps) {
  const { basePath } = useWorkspace()
  const current = STEPS.find(step => !done.includes(step))
  const steps: Record<Step, { title: string; note: string; action?: ComponentProps<typeof Button> }> = {
    studio: { title: 'Open the Studio', note: 'You are here.' },
    settings: {
      title: 'Check name, e-mail and phone',
      note: 'They show at the bottom of every page.',
      action: {
        ...{ as: IntentLink, intent: 'edit', params: { id: 'siteSettings', type: 'siteSettings' } },
        ...{ text: 'Open Settings', onClick: onCheck },
      },
    },
    sentence: {
      title: 'Change one sentence on the site',
      note: 'In the Preview, click on it and type.',
      action: { as: Link, href: `${basePath}/presentation`, text: 'Open Preview' },
    },
    sample: {
      title: 'Replace the sample content',
      note: `${invented === null ? 'People' : `${invented} people`}, quotes and posts are invented.`,
      action: { as: Link, href: basePath + SAMPLE_LIST, text: 'Show the list' },
    },
    request: {
      title: 'Send yourself a request',
      note: 'Fill in the trial form; it arrives under Requests.',
      action: { as: 'a', href: TRIAL_PAGE, target: '_blank', rel: 'noopener', text: 'Open the form' },
    },
  }
  return (
    <Card
      title="Make it yours"
      count={`${done.length} of ${STEPS.length}`}
      action={<Button mode="bleed" text="Hide these steps" onClick={onHide} />}
    >
      <Stack as="ol" gap={[4, 4, 2]} paddingX={4} paddingBottom={4}>
        {STEPS.map((step, index) => {
          const { title, note, action } = steps[step]
          const isDone = done.includes(step)
          const isNext = step === current
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
                  <Muted>{note}</Muted>
                </Stack>
              </Box>
              {!isDone && action && (
                <Button {...action} mode={isNext ? 'default' : 'ghost'} tone={isNext ? 'primary' : 'default'} />
              )}
            </Flex>
          )
        })}
      </Stack>
    </Card>
  )
}
