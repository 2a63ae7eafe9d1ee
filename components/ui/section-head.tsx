export function SectionHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  )
}
