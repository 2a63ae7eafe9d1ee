export function SectionHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="section-head">
      <h2 dir="auto">{title}</h2>
      {lead && <p dir="auto">{lead}</p>}
    </div>
  )
}
