/** A component does not know its place in the document outline, so its parent sets the level. */
export type HeadingLevel = 1 | 2 | 3 | 4
