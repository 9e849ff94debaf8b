/** The browser's guard over addresses that code is loaded from. TypeScript's DOM types do not know it yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string }
  }
}
