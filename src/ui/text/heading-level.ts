/** A component cannot know the outline it stands in: whoever places it says so. */
export type HeadingLevel = 2 | 3 | 4
