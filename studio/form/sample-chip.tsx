import { TagIcon } from '@sanity/icons/Tag'
import { Button } from '@sanity/ui'
import { type ObjectInputProps, unset } from 'sanity'
import { Chip, Choices } from './chip'

/** True for a document or section that came with the site and is still marked as invented. */
export function isSample({ value }: Pick<ObjectInputProps, 'value'>): boolean {
  return value?.sample === true
}

export function SampleChip({ onChange, readOnly }: Pick<ObjectInputProps, 'onChange' | 'readOnly'>) {
  return (
    <Chip label="Sample content" Icon={TagIcon} tone="flag" testId="chip-sample">
      {close => (
        <>
          <p>
            <strong>This came with the site. It is invented.</strong>
          </p>
          <p>
            Change the words, the picture and the author. Then say that it is real, and the mark goes away. Visitors
            never see it.
          </p>
          <Choices>
            {!readOnly && <Button tone="primary" text="It is real now" onClick={() => onChange(unset(['sample']))} />}
            <Button mode="bleed" text="Keep the mark" onClick={close} />
          </Choices>
        </>
      )}
    </Chip>
  )
}
