import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  isValidationErrorMarker,
  useSyncState,
  useWorkspace,
  type ValidationMarker,
  validateDocument,
} from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { titlesOfPath } from '@/schemas/rules/path-titles'
import { type Typing, useTyping } from '@/studio/form/colleagues'
import { Muted } from '@/studio/ui/layout'
import { useUnread } from '@/studio/unread/unread'
import { ProblemList } from './problem-list'

/** The last letters may reach the draft shortly after the press. */
const SETTLING_MS = 100
/** A press asks when somebody else still types after this long. */
const WAITING_MS = 2_000

const UNCHECKED: ValidationMarker = {
  level: 'warning',
  path: [],
  message:
    'It could not be checked: the content service did not answer. Look at it yourself, or try again in a minute.',
}

/** What a press does, and what was not done when it is refused. */
const DONE = { Publish: 'published', Schedule: 'scheduled' }

type Problem = Pick<ValidationMarker, 'path' | 'message'>

/**
 * A press waits until the draft is saved, and validates it. Errors refuse it, and warnings are asked about. It is under way until it was
 * carried out or refused; the dialog is open while there is something to say.
 */
export function useChecked(
  { id, type, draft, version }: DocumentActionProps,
  native: DocumentActionDescription | null,
  deed: keyof typeof DONE,
) {
  const target = version ?? draft
  const workspace = useWorkspace()
  const { isSyncing } = useSyncState(id, type)
  const unread = useUnread(version?._id ?? id)
  const [step, setStep] = useState<'none' | 'check' | 'checking' | 'publish'>('none')
  const [problems, setProblems] = useState<{ isRefused: boolean; found: Problem[] } | null>(null)
  const typing = useTyping(id, type)
  const isTyping = typing !== null
  const [colleague, setColleague] = useState<'unasked' | 'waitFor' | 'ignore' | Typing>('unasked')
  const asked = typeof colleague === 'object' ? colleague : null
  const isShared = asked !== null || (isTyping && colleague !== 'ignore')
  const isWaiting =
    isShared || isSyncing || (target && !target._rev) || (step === 'publish' && Boolean(native?.disabled))

  const carryOut = useEffectEvent(async () => {
    if (unread.length > 0) return refuse(unread.map(({ path, sentence }) => ({ path, message: sentence })))
    if (!target) return setStep('none')
    if (step === 'publish') return publish()
    setStep('checking')
    const markers = await validateDocument({ document: target, workspace, environment: 'studio' }).catch(() => [
      UNCHECKED,
    ])
    const errors = markers.filter(isValidationErrorMarker)
    if (errors.length > 0) return refuse(errors)
    const warnings = markers.filter(({ level }) => level === 'warning')
    setProblems(warnings.length > 0 ? { isRefused: false, found: warnings } : null)
    setStep(warnings.length > 0 ? 'none' : 'publish')
  })
  const ask = useEffectEvent(() => typing && setColleague(typing))
  useEffect(() => {
    if (step === 'none' || !isTyping || colleague !== 'unasked') return
    const timer = setTimeout(ask, WAITING_MS)
    return () => clearTimeout(timer)
  }, [step, isTyping, colleague])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has to settle, too
  useEffect(() => {
    if ((step !== 'check' && step !== 'publish') || isWaiting) return
    const timer = setTimeout(carryOut, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [step, isWaiting, target?._rev])

  function want(next: typeof step) {
    setStep(next)
    setColleague('unasked')
  }
  function refuse(found: Problem[]) {
    setProblems({ isRefused: true, found })
    setStep('none')
  }
  /** A menu forgets an action whose dialog closes, so this one stays until the action has shown its own. */
  async function publish() {
    setStep('none')
    await native?.onHandle?.()
    setProblems(null)
  }
  const close = () => setProblems(null)
  const { isRefused = false, found = [] } = problems ?? {}
  const noticed = found.length === 1 ? 'this' : `these ${found.length} things`
  const dialog =
    problems &&
    question(
      isRefused ? `Nothing was ${DONE[deed]}` : `Before you ${deed.toLowerCase()}`,
      close,
      <>
        <Text muted size={1}>
          {isRefused ? 'What is red keeps it from being published:' : `Visitors would notice ${noticed}:`}
        </Text>
        <Problems found={found} onJump={close} />
      </>,
      <>
        <Button tone={isRefused ? 'default' : 'primary'} text="Keep editing" onClick={close} />
        {!isRefused && (
          <Button
            mode="ghost"
            text={`${deed} anyway`}
            disabled={Boolean(native?.disabled)}
            onClick={() => setStep('publish')}
          />
        )}
      </>,
    )
  const shared =
    asked &&
    question(
      `${asked.name} is typing in ${asked.field}`,
      () => want('none'),
      <Muted>What {asked.name} has not finished stays, as a new draft.</Muted>,
      <>
        <Button mode="ghost" text={`${deed} without it`} onClick={() => setColleague('ignore')} />
        <Button tone="primary" text={`Wait for ${asked.name}`} onClick={() => setColleague('waitFor')} />
      </>,
    )
  return { unread, isUnderWay: step !== 'none', press: () => want('check'), dialog: shared ?? dialog }
}

function question(header: string, onClose: () => void, content: ReactNode, buttons: ReactNode) {
  const footer = (
    <Flex gap={2} wrap="wrap" justify="flex-end">
      {buttons}
    </Flex>
  )
  return {
    type: 'dialog' as const,
    header,
    width: 'medium' as const,
    onClose,
    footer,
    content: <Stack gap={4}>{content}</Stack>,
  }
}

function Problems({ found, onJump }: { found: Problem[]; onJump: () => void }) {
  const { schemaType, value, onPathOpen, onFocus } = useDocumentPane()
  return (
    <ProblemList
      problems={found.map(({ path, message }) => {
        const place = titlesOfPath(schemaType, value, path).join(' › ')
        const jump = () => {
          onJump()
          onPathOpen(path)
          onFocus(path)
        }
        const label = place ? `Go to field: ${place}` : undefined
        return {
          place,
          sentence: message,
          button: path.length > 0 && <Button mode="ghost" text="Go to field" aria-label={label} onClick={jump} />,
        }
      })}
    />
  )
}
