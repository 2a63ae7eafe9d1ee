import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useFormValue } from 'sanity'
import useSWR from 'swr'
import { workOutFee } from '@/lib/words/fee-example'
import { formatPercentage } from '@/lib/words/format-exact'
import { Muted } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'
import { readFeeRate } from './fee-rate'

/** The worked example as visitors will read it once the values in the form are published. */
export function FeeExample() {
  const title = useFormValue(['title'])
  const amount = useFormValue(['exampleAmount'])
  const text = useFormValue(['exampleText'])
  const { data: rate } = useSWR('fee rate', readFeeRate, ONCE)
  return (
    <Card
      as="section"
      tone="transparent"
      border
      radius={2}
      padding={4}
      data-testid="fee-example"
      aria-label="The example as visitors read it"
    >
      <Stack gap={4}>
        <Text as="h3" size={1} weight="semibold">
          As visitors will read it
        </Text>
        {rate && 'problem' in rate && <Muted>{rate.problem}</Muted>}
        {rate && 'percentage' in rate && typeof amount === 'number' && (
          <Worked
            title={typeof title === 'string' ? title : ''}
            text={typeof text === 'string' ? text : ''}
            amount={amount}
            percentage={rate.percentage}
          />
        )}
        {typeof amount !== 'number' && <Muted>Write an example in dollars to see it worked out.</Muted>}
      </Stack>
    </Card>
  )
}

type WorkedProps = { title: string; text: string; amount: number; percentage: number }

function Worked({ title, text, amount, percentage }: WorkedProps) {
  const example = workOutFee(text, amount, percentage)
  return (
    <>
      <Flex align="baseline" gap={3} wrap="wrap">
        <Heading as="p" size={4}>
          {formatPercentage(percentage)}
        </Heading>
        <Text size={1}>{title}</Text>
      </Flex>
      <Card tone="inherit" borderTop paddingTop={3}>
        <Flex gap={4} justify="space-between">
          <Text as="p" size={1}>
            {example.before}
            <b>{example.amount}</b>
            {example.after}
          </Text>
          <Text size={1} weight="semibold">
            {example.fee}
          </Text>
        </Flex>
      </Card>
      <Muted>
        The average of {formatPercentage(percentage)} is the one that the landing page shows now; the platform reports
        it.
        {!text.includes('{amount}') && ' The text does not contain {amount}, so the amount stands at its end.'}
      </Muted>
    </>
  )
}
