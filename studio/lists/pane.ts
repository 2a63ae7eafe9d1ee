/** What Sanity gives to the component of a pane, as far as lists need it. */
export type PaneProps = { childItemId?: string }
