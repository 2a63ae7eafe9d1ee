/** Sanity gives more to the component of a pane than lists need. */
export type PaneProps = { childItemId?: string }
