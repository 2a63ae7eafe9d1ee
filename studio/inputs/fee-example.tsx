import { Card, Flex, Heading, Text } from '@sanity/ui'
import { useFormValue } from 'sanity'
import useSWR from 'swr'
import { AVERAGE_FEE_ID, workOutFee } from '@/lib/words/fee-calculator'
import { formatPercentage } from '@/lib/words/format'
import { Muted, Panel, Strong } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'

/** The worked example as visitors will read it once the values in the form are published. */
export function FeeExample() {
  const title = useFormValue(['title'])
  const amount = useFormValue(['exampleAmount'])
  const text = String(useFormValue(['exampleText']) ?? '')
  const { data: percentage, error } = useSWR('fee rate', readFeeRate, ONCE)
  const rate = percentage === undefined ? '' : formatPercentage(percentage)
  const example = percentage !== undefined && typeof amount === 'number' ? workOutFee(text, amount, percentage) : null
  return (
    <Panel testId="fee-example" label="The example as visitors read it">
      <Text as="h2" size={1} weight="semibold">
        As visitors will read it
      </Text>
      {error && <Muted>{UNKNOWN}</Muted>}
      {example && (
        <>
          <Flex align="baseline" gap={3} wrap="wrap">
            <Heading as="p" size={4}>
              {rate}
            </Heading>
            <Text size={1}>{String(title ?? '')}</Text>
          </Flex>
          <Card tone="inherit" borderTop paddingTop={3}>
            <Flex gap={4} justify="space-between">
              <Text as="p" size={1}>
                {example.before}
                <b>{example.amount}</b>
                {example.after}
              </Text>
              <Strong>{example.fee}</Strong>
            </Flex>
          </Card>
          <Muted>
            The average of {rate} is the one that the landing page shows now; the platform reports it.
            {!text.includes('{amount}') && ' The text does not contain {amount}, so the amount stands at its end.'}
          </Muted>
        </>
      )}
      {typeof amount !== 'number' && <Muted>Write an example in dollars to see it worked out.</Muted>}
    </Panel>
  )
}

const LANDING_PAGE = '/'
const TIMEOUT_MS = 5_000
const UNKNOWN =
  'The landing page shows no average percentage at the moment, so the example cannot be worked out here. Open this page again later.'

/** The average fee that the landing page shows now, in percent. Rejects if it shows none. */
export async function readFeeRate(): Promise<number> {
  const response = await fetch(LANDING_PAGE, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const value = page.getElementById(AVERAGE_FEE_ID)?.getAttribute('value')
  const percentage = value ? Number(value) : Number.NaN
  if (!Number.isFinite(percentage)) throw new Error(`The landing page answered ${response.status} without a percentage`)
  return percentage
}
