import type { ObjectInputProps } from 'sanity'
import { problemOfSize, type SharpSize } from '@/lib/picture-size'
import { Stack } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'

/** True for a picture whose field says how large it has to be. */
export function hasSharpSize({ schemaType }: Pick<ObjectInputProps, 'schemaType'>): boolean {
  return sharpSizeOf(schemaType) !== null
}

/** An input for a picture that warns if the picture is too small for the place where it shows. */
export function PictureInput(props: ObjectInputProps) {
  const sharp = sharpSizeOf(props.schemaType)
  const problem = sharp && problemOfSize(props.value, sharp)
  return (
    <Stack>
      {props.renderDefault(props)}
      <div role="status" data-testid="picture-size">
        {problem && <Note tone="caution">{problem}</Note>}
      </div>
    </Stack>
  )
}

function sharpSizeOf({ options }: ObjectInputProps['schemaType']): SharpSize | null {
  const { sharp }: { sharp?: SharpSize } = Object(options)
  return sharp ?? null
}
