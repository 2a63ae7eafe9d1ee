import { useFormValue } from 'sanity'
import { styled } from 'styled-components'
import useSWR from 'swr'
import { workOutFee } from '@/lib/fee-example'
import { formatPercentage } from '@/lib/format-exact'
import { Box, Muted, Title } from '@/studio/ui/layout'
import { ONCE } from '@/studio/ui/once'
import { readFeeRate } from './fee-rate'

/** The worked example as visitors will read it once the values in the form are published. */
export function FeeExample() {
  const title = useFormValue(['title'])
  const amount = useFormValue(['exampleAmount'])
  const text = useFormValue(['exampleText'])
  const { data: rate } = useSWR('fee rate', readFeeRate, ONCE)
  return (
    <Box data-testid="fee-example" aria-label="The example as visitors read it">
      <Title as="h3">As visitors will read it</Title>
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
    </Box>
  )
}

type WorkedProps = { title: string; text: string; amount: number; percentage: number }

function Worked({ title, text, amount, percentage }: WorkedProps) {
  const example = workOutFee(text, amount, percentage)
  return (
    <>
      <Heading>
        <b>{formatPercentage(percentage)}</b>
        <span>{title}</span>
      </Heading>
      <Sentence>
        <span>
          {example.before}
          <b>{example.amount}</b>
          {example.after}
        </span>{' '}
        <b>{example.fee}</b>
      </Sentence>
      <Muted>
        The average of {formatPercentage(percentage)} is the one that the landing page shows now; the platform reports
        it.
        {!text.includes('{amount}') && ' The text does not contain {amount}, so the amount stands at its end.'}
      </Muted>
    </>
  )
}

const Heading = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 14px;
  margin: 0;

  > b {
    font-size: 32px;
    font-weight: 600;
    line-height: 1;
    letter-spacing: -0.03em;
  }
`

const Sentence = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin: 0;
  padding-top: 12px;
  border-top: 1px solid var(--card-border-color);
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 600;
  }
`
