/**
 * The content of a mail before it becomes HTML and plain text. All of it is plain text; the renderers encode
 * it.
 */
export type MailContent = {
  /** The line an inbox shows after the subject. */
  readonly preview: string
  readonly slate: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly sheets: readonly MailSheet[]
  readonly action?: MailLink
  /** Shown at the end, in a quieter style. */
  readonly notes: readonly string[]
  readonly sender: {
    readonly name: string
    /** The sender's place, for the masthead. */
    readonly place: string
    readonly lines: readonly string[]
    readonly link: MailLink
  }
}

export type MailLink = { readonly label: string; readonly url: string }

/** A call sheet: captioned rows of label and value, or lines of a list. */
export type MailSheet = {
  readonly caption?: string
  readonly lines?: readonly MailLine[]
  readonly rows?: readonly MailRow[]
}

export type MailLine = {
  /** The start of the line: a quantity or the number of a step. */
  readonly mark: string
  readonly text: string
  /** Shown at the end of the line. */
  readonly amount?: string
  /** Sums up the lines before it. */
  readonly total?: boolean
}

export type MailRow = {
  readonly label: string
  /** The value, followed by additions to it. */
  readonly values: readonly string[]
  /** Where the value links to: `mailto:`, `tel:` or one of our own pages. */
  readonly url?: string
}
