import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CopyIcon } from '@sanity/icons/Copy'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '@/studio/ui/buttons'
import { PHONE, TABLET } from '@/studio/ui/palette'
import type { Field } from './sections'

const CHECK_MS = 2_000

type FieldsProps = { fields: Field[]; onCopy: (text: string) => Promise<boolean> }

export function Fields({ fields, onCopy }: FieldsProps) {
  return (
    <List>
      {fields.map(field => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd data-missing={field.text === '' || undefined}>
            {field.link ? <a href={field.link}>{field.text}</a> : field.text || 'Not given'}
            {field.hint && <small>{field.hint}</small>}
          </dd>
          {field.canCopy && (
            <dd>
              <CopyButton field={field} onCopy={onCopy} />
            </dd>
          )}
        </div>
      ))}
    </List>
  )
}

function CopyButton({ field: { label, text }, onCopy }: { field: Field; onCopy: FieldsProps['onCopy'] }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CHECK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => setCopied(await onCopy(text))
  return (
    <CopyIconButton aria-label={`Copy ${label}`} title="Copy" data-copied={isCopied} onClick={copy}>
      {isCopied ? <CheckmarkIcon aria-hidden /> : <CopyIcon aria-hidden />}
    </CopyIconButton>
  )
}

const CopyIconButton = styled(IconButton)`
  &[data-copied='true'] {
    color: var(--ok-icon);
  }
`

const List = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr) 33px;
    align-items: center;
    gap: 0 12px;
    min-height: 44px;
    padding: 5px 0;
    box-sizing: border-box;
    border-bottom: 1px solid var(--rule);
  }

  dt {
    color: var(--muted);
    line-height: 19px;
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    color: var(--fg);
    font-size: 15px;
    font-weight: 500;
    line-height: 21px;
    overflow-wrap: anywhere;
    white-space: pre-wrap;

    &[data-missing] {
      color: var(--muted);
      font-weight: 450;
    }
  }

  small {
    display: block;
    color: var(--muted);
    font-size: 13px;
    font-weight: 450;
    line-height: 18px;
  }

  a {
    color: var(--link);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  ${TABLET} {
    > div {
      grid-template-columns: 132px minmax(0, 1fr) 33px;
    }
  }

  ${PHONE} {
    > div {
      grid-template-columns: minmax(0, 1fr) 44px;
      gap: 0 8px;
      min-height: 64px;
      padding: 8px 0;
    }

    dt {
      grid-column: 1;
    }

    dd {
      grid-row: 2;
      grid-column: 1;
      font-size: 17px;
      line-height: 24px;
    }

    dd + dd {
      grid-row: 1 / 3;
      grid-column: 2;
    }

    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      margin: -10px 0;
    }
  }
`
