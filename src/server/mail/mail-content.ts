/** What a mail says, before it becomes HTML and plain text. All of it is plain text; renderers encode it. */
export type MailContent = {
  /** The line an inbox shows after the subject. */
  readonly preview: string
  readonly slate: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly sheets: readonly MailSheet[]
  readonly action?: MailLink
  /** Below everything, in a quieter voice. */
  readonly notes: readonly string[]
  readonly sender: {
    readonly name: string
    /** Where it is, for the masthead. */
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
  /** What it begins with: how many, or which step. */
  readonly mark: string
  readonly text: string
  /** At the end of the line. */
  readonly amount?: string
  /** Sums up the lines before it. */
  readonly total?: boolean
}

export type MailRow = {
  readonly label: string
  /** The value, then what only completes it. */
  readonly values: readonly string[]
  /** Where the value inquiries: `mailto:`, `tel:` or one of our own pages. */
  readonly url?: string
}
