import * as limits from '../../../domain/limits.ts'

/** A Supabase project that keeps the accounts instead of this server. */
export type HostedProject = {
  /** Scheme and host, without a trailing slash. */
  readonly url: string
  /** The publishable key: it names the project and grants nothing by itself. */
  readonly key: string
}

export type HostedRequest = {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly deadlineMs: number
}

export type HostedReply =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  | { readonly kind: 'unavailable'; readonly reason: 'timeout' | 'unreachable' | 'too-large' }

/** `path` begins with a slash and is relative to the project's `/auth/v1`. */
export type CallHosted = (path: string, request: HostedRequest) => Promise<HostedReply>

/** Every call ends: with an answer of limited size, at its deadline, or when the server stops. */
export function createCallHosted(project: HostedProject, stopping: AbortSignal): CallHosted {
  return async (path, { method, headers, body, deadlineMs }) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      const response = await fetch(`${project.url}/auth/v1${path}`, {
        method,
        headers: { ...headers, apikey: project.key },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.any([deadline, stopping]),
      })
      const reply = await readCapped(response)
      if (!reply) return { kind: 'unavailable', reason: 'too-large' }
      return { kind: 'answered', status: response.status, headers: response.headers, body: reply }
    } catch {
      return { kind: 'unavailable', reason: deadline.aborted ? 'timeout' : 'unreachable' }
    }
  }
}

async function readCapped(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > limits.hostedAccounts.replyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
