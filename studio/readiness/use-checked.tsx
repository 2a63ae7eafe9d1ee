import { Button, Text } from '@sanity/ui'
import { useEffect, useEffectEvent, useState } from 'react'
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
import { useTyping } from '@/studio/form/colleagues'
import { question } from '@/studio/ui/dialog'
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

/**
 * A press waits until the draft is saved and nobody else is typing, and validates it. Errors refuse it, and warnings are asked about. It is
 * under way until it was carried out or refused; the dialog is open while there is something to say.
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
  const typing = useTyping(id, type)
  const [step, setStep] = useState<'none' | 'check' | 'checking' | 'publish'>('none')
  const [isAlone, setAlone] = useState(false)
  const [found, setFound] = useState<ValidationMarker[]>([])
  const [isLate, setLate] = useState(false)
  const colleague = step === 'none' || isAlone ? null : typing
  const isWaiting =
    colleague || isSyncing || (target && !target._rev) || (step === 'publish' && Boolean(native?.disabled))

  const check = useEffectEvent(async () => {
    setStep('checking')
    const markers = target
      ? await validateDocument({ document: target, workspace, environment: 'studio' }).catch(() => [UNCHECKED])
      : []
    const errors = [
      ...unread.map(each => ({ ...each, level: 'error' as const })),
      ...markers.filter(isValidationErrorMarker),
    ]
    const next = errors.length > 0 ? errors : markers.filter(({ level }) => level === 'warning')
    setFound(next)
    setStep(target && next.length === 0 ? 'publish' : 'none')
  })
  /** A menu forgets an action whose dialog closes, so this one stays until the action has shown its own. */
  const publish = useEffectEvent(async () => {
    setStep('none')
    await native?.onHandle?.()
    setFound([])
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has to settle, too
  useEffect(() => {
    if ((step !== 'check' && step !== 'publish') || isWaiting) return
    const timer = setTimeout(() => (step === 'check' ? check() : publish()), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [step, isWaiting, target?._rev])

  const isShared = colleague !== null
  useEffect(() => {
    if (!isShared) return
    const timer = setTimeout(setLate, WAITING_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isShared])

  function press() {
    setStep('check')
    setAlone(false)
  }
  const close = () => setFound([])
  const stop = () => setStep('none')
  const isRefused = found.some(isValidationErrorMarker)
  const noticed = found.length === 1 ? 'this' : `these ${found.length} things`
  const dialog =
    found.length > 0 &&
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
    isLate &&
    colleague &&
    question(
      `${colleague.name} is typing in ${colleague.field}`,
      stop,
      <Muted>
        It is {DONE[deed]} once {colleague.name} rests. Without it, what {colleague.name} has not finished stays, as a
        new draft.
      </Muted>,
      <>
        <Button mode="ghost" text={`${deed} without it`} onClick={() => setAlone(true)} />
        <Button tone="primary" text="Keep editing" onClick={stop} />
      </>,
    )
  return { unread, isUnderWay: step !== 'none', press, dialog: shared || dialog }
}

function Problems({ found, onJump }: { found: ValidationMarker[]; onJump: () => void }) {
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
        const button = path.length > 0 && <Button mode="ghost" text="Go to field" aria-label={label} onClick={jump} />
        return { place, message, button }
      })}
    />
  )
}
