import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CopyIcon } from '@sanity/icons/Copy'
import { Box, Button, Card, Text } from '@sanity/ui'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { Field } from './sections'

const CHECK_MS = 2_000

type FieldsProps = { fields: Field[]; onCopy: (text: string) => Promise<boolean> }

export function Fields({ fields, onCopy }: FieldsProps) {
  return (
    <dl style={{ margin: 0 }}>
      {fields.map(field => (
        <FieldRow
          key={field.name}
          label={
            <Text size={1} muted>
              {field.label}
            </Text>
          }
        >
          <Box as="dd" flex={1} margin={0} style={VALUE}>
            <Text size={1} dir="auto" weight={field.text ? 'medium' : undefined} muted={field.text === ''}>
              {field.link ? <a href={field.link}>{field.text}</a> : field.text || 'Not given'}
              {field.hint && ` (${field.hint})`}
            </Text>
          </Box>
          {field.canCopy && (
            <dd style={{ margin: 0 }}>
              <CopyButton field={field} onCopy={onCopy} />
            </dd>
          )}
        </FieldRow>
      ))}
    </dl>
  )
}

/** A line of a list of terms. */
export function FieldRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Card borderBottom paddingY={3} display="flex" style={ROW}>
      <Box as="dt" style={{ width: 140 }}>
        {label}
      </Box>
      {children}
    </Card>
  )
}

const ROW: CSSProperties = { flexWrap: 'wrap', alignItems: 'center', gap: 12 }
const VALUE: CSSProperties = { minWidth: 160, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }

function CopyButton({ field: { label, text }, onCopy }: { field: Field; onCopy: FieldsProps['onCopy'] }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CHECK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button
      mode="bleed"
      padding={2}
      tone={isCopied ? 'positive' : 'default'}
      icon={isCopied ? CheckmarkIcon : CopyIcon}
      aria-label={`Copy ${label}`}
      title="Copy"
      onClick={async () => setCopied(await onCopy(text))}
    />
  )
}
