import { draftMode } from 'next/headers'
import { showPreview } from '@/components/ui/static'

/** Every page calls it before it returns its elements: in the preview nothing is static. Returns whether it is the preview. */
export async function followPreview(): Promise<boolean> {
  const { isEnabled } = await draftMode()
  if (isEnabled) showPreview()
  return isEnabled
}
