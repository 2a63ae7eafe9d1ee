import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { Button } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink, Link } from 'sanity/router'
import { styled } from 'styled-components'
import { INK_950 } from '@/lib/colors.gen'
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
      <List>
        {STEPS.map((step, index) => {
          const isDone = done.includes(step)
          const { title, note, action } = wordsOf(step, { invented, basePath, isNext: step === current, onFinish })
          return (
            <li key={step} data-state={isDone ? 'done' : step === current ? 'next' : 'later'}>
              <span aria-hidden>{isDone ? <CheckmarkIcon /> : index + 1}</span>
              <div>
                <b>{title}</b>
                {isDone && <OnlyHeard>Done</OnlyHeard>}
                <small>{note}</small>
              </div>
              {!isDone && action}
            </li>
          )
        })}
      </List>
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

const List = styled.ol`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    box-sizing: border-box;
    padding: 12px 16px 12px 20px;
  }

  li + li {
    border-top: 1px solid var(--rule);
  }

  li > span {
    display: grid;
    place-items: center;
    width: 34px;
    height: 40px;
    box-sizing: border-box;
    padding-top: 5px;
    background: var(--tile-off);
    clip-path: polygon(50% 0, 100% 42%, 100% 88.2%, 50% 100%, 0 88.2%, 0 42%);
    color: var(--head);
    font-size: 15px;
    font-weight: 600;
    forced-color-adjust: none;
  }

  li[data-state='done'] > span {
    background: var(--tile-on);
    color: var(--on-tile);
    font-size: 21px;
  }

  li[data-state='next'] > span {
    background: var(--lit);
    color: ${INK_950};
  }

  b {
    display: block;
    color: var(--head);
    font-size: 15px;
    font-weight: 620;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: 13px;
    line-height: 18px;
  }

  @media (max-width: 700px) {
    li {
      grid-template-columns: 40px minmax(0, 1fr);
    }

    li > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`
