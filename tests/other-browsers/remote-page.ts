/** One page of a browser that is not Chromium, driven the way a visitor does: with pointer and keys. */
export type RemotePage = {
  open(url: string): Promise<void>
  /** Runs a function's body in the page and returns its result, as JSON. */
  run(body: string): Promise<unknown>
  /** Clicks the first element that the selector finds. */
  click(selector: string): Promise<void>
  /** Types into the first element that the selector finds. */
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

export type OtherBrowser = {
  readonly name: string
  /** Why it cannot be tested on this machine; null where it can. */
  readonly missing: string | null
  start(): Promise<RemotePage>
}
