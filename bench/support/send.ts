import { type Agent, request } from 'node:http'

/** One request over the agent's connections; resolves with the status once the whole answer has arrived. */
export function send(
  agent: Agent,
  address: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${address}${path}`, { agent, method, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
