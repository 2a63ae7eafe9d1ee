import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { Field } from './sections'

const CHECK_MS = 2_000

type FieldsProps = { fields: Field[]; onCopy: (text: string) => Promise<boolean> }

export function Fields({ fields, onCopy }: FieldsProps) {
  return (
    <dl className="requests-fields">
      {fields.map(field => (
        <div key={field.name}>
          <Text size={1} as="dt" muted>
            {field.label}
          </Text>
          <Text size={1} as="dd" dir="auto" weight={field.text ? 'medium' : undefined} muted={field.text === ''}>
            {field.link ? <a href={field.link}>{field.text}</a> : field.text || 'Not given'}
            {field.hint && ` (${field.hint})`}
          </Text>
          {field.canCopy && (
            <dd>
              <CopyButton field={field} onCopy={onCopy} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

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
