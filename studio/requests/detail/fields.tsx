import { CopyIcon } from '@sanity/icons/Copy'
import { Box, Button, Card, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { Muted } from '@/studio/ui/layout'
import type { Field } from './sections'

type FieldsProps = { fields: Field[]; onCopy: (text: string) => void }

export function Fields({ fields, onCopy }: FieldsProps) {
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
