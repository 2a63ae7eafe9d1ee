import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseIcon } from '@sanity/icons/Close'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { CopyIcon } from '@sanity/icons/Copy'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { RestoreIcon } from '@sanity/icons/Restore'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import type { RequestDetail } from '@/lib/forms/requests'
import { formatCount } from '@/lib/words/format'
import { Muted, Strong } from '@/studio/ui/layout'
import { Problem } from '../list/list-pane'
import { rowAt } from '../list/use-list'
import type { Tool } from '../use-tool'
import { nameWords } from '../words'
import { historyLines } from './history'
import { Note } from './notes'
import { Advice, ContactLinks, NAME_ID, Person } from './person'
import { type Field, sectionsOf } from './sections'

/** One request: the person, every field, its delivery and the note of staff. */
export function DetailPane({ tool }: { tool: Tool }) {
  const { now, keeper, isPhone, act, inView, index } = tool
  const { detail, problem, refresh } = tool.open
  // The list knows who it is before the detail has loaded.
  const request = detail ?? (inView.list && index !== null ? rowAt(inView.list, index) : null)
  useKeptFocus(detail)
  const copyAll = <Button mode="bleed" padding={2} icon={CopyIcon} text="Copy all" onClick={tool.copyAll} />
  return (
    <Card as="section" borderLeft aria-label={request ? `Request of ${nameWords(request.name)}` : 'Request'}>
      <Bar {...tool} />
      <Box key={request?.id} flex={1} overflow="auto" padding={[4, 4, 5]}>
        {problem && !detail && <Problem code={problem} what="This request" onRetry={refresh} />}
        <Stack gap={4}>
          {request && !(problem && !detail) && <Person request={request} now={now} />}
          {detail && (
            <>
              <Advice request={detail} now={now} onAct={act} />
              {!isPhone && <ContactLinks request={detail} />}
              {sectionsOf(detail).map(({ title, fields }, index) => (
                <DetailSection key={title} title={title} action={index === 0 && copyAll}>
                  <Fields fields={fields} onCopy={tool.copy} />
                </DetailSection>
              ))}
              <DetailSection title="Delivery">
                <Delivery request={detail} now={now} />
              </DetailSection>
              <DetailSection title="Note">
                <Note id={detail.id} saved={detail.note} keeper={keeper} />
              </DetailSection>
              <Card borderTop paddingTop={3} marginTop={3}>
                <Flex gap={2} wrap="wrap">
                  {detail.state === 'delivered' && (
                    <Button mode="bleed" icon={RestoreIcon} text="Send again" onClick={() => act('send')} />
                  )}
                  {detail.state !== 'spam' && (
                    <Button mode="bleed" icon={CloseCircleIcon} text="Mark as spam" onClick={() => act('spam')} />
                  )}
                  <Button
                    mode="bleed"
                    tone="critical"
                    icon={TrashIcon}
                    text="Erase this person’s data"
                    onClick={tool.askToErase}
                  />
                </Flex>
              </Card>
            </>
          )}
        </Stack>
      </Box>
      {detail && isPhone && <ContactLinks request={detail} isBar />}
    </Card>
  )
}

/** Position of the open request in the list, with buttons to its neighbours. */
function Bar({ index, total, current, isPhone, openAt, close }: Tool) {
  // Not `disabled`, which would take the focus away at the end of the list.
  const step = (to: number) => ({
    'aria-disabled': to < 0 || to >= total || undefined,
    onClick: () => to >= 0 && to < total && openAt(to),
  })
  return (
    <Card borderBottom paddingX={3} paddingY={2}>
      <Flex align="center" gap={1}>
        <Button mode="bleed" icon={isPhone ? ArrowLeftIcon : CloseIcon} aria-label="Back to the list" onClick={close} />
        <Box flex={1}>
          <Muted>{index === null ? 'Not in this list' : `${formatCount(index + 1)} of ${formatCount(total)}`}</Muted>
        </Box>
        <Button mode="bleed" icon={ArrowUpIcon} aria-label="Previous request" {...step((index ?? current) - 1)} />
        <Button
          mode="bleed"
          icon={ArrowDownIcon}
          aria-label="Next request"
          {...step(index === null ? current : index + 1)}
        />
      </Flex>
    </Card>
  )
}

/** Focuses the name when the pressed button has disappeared with the former state. */
function useKeptFocus(detail: RequestDetail | null): void {
  const before = useRef(detail)
  useEffect(() => {
    const isChanged = before.current?.id === detail?.id && before.current?.state !== detail?.state
    before.current = detail
    if (isChanged && document.activeElement === document.body) document.getElementById(NAME_ID)?.focus()
  }, [detail])
}

const HISTORY_ICONS = { done: CheckmarkCircleIcon, bad: ErrorOutlineIcon, ahead: ClockIcon }

function Delivery({ request, now }: { request: RequestDetail; now: Date }) {
  return (
    <Stack as="ol" gap={4}>
      {historyLines(request, now).map(({ tone, title, more }, index) => {
        const Icon = HISTORY_ICONS[tone]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same time and the same text
          <Flex key={index} as="li" gap={3}>
            <Text size={1}>
              <Icon />
            </Text>
            <Stack gap={2} flex={1}>
              <Strong>{title}</Strong>
              {more && <Muted>{more}</Muted>}
            </Stack>
          </Flex>
        )
      })}
    </Stack>
  )
}

function DetailSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={3} marginTop={3} aria-labelledby={id}>
      <Card borderBottom paddingBottom={action ? 1 : 3}>
        <Flex align="center" justify="space-between">
          <Heading as="h3" id={id} size={1}>
            {title}
          </Heading>
          {action}
        </Flex>
      </Card>
      {children}
    </Stack>
  )
}

export function Fields({ fields, onCopy }: { fields: Field[]; onCopy: (text: string) => void }) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(({ name, label, text, link, hint, canCopy }) => (
        <Card key={name} borderBottom paddingY={3} display="flex" style={ROW}>
          <Box as="dt" style={{ width: 140 }}>
            <Muted>{label}</Muted>
          </Box>
          <Box as="dd" flex={1} margin={0} style={VALUE}>
            <Text size={1} dir="auto" weight={text ? 'medium' : undefined} muted={text === ''}>
              {link ? <a href={link}>{text}</a> : text || 'Not given'}
              {hint && ` (${hint})`}
            </Text>
          </Box>
          {canCopy && (
            <dd style={{ margin: 0 }}>
              <Button
                mode="bleed"
                padding={2}
                icon={CopyIcon}
                aria-label={`Copy ${label}`}
                title="Copy"
                onClick={() => onCopy(text)}
              />
            </dd>
          )}
        </Card>
      ))}
    </dl>
  )
}

const ROW: CSSProperties = { flexWrap: 'wrap', alignItems: 'center', gap: 12 }
const VALUE: CSSProperties = { minWidth: 160, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }
