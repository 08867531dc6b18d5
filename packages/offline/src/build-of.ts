/**
 * The build id in a document or payload, without what a page with its own scripts adds to it;
 * `undefined` for anything else.
 */
export async function buildOf(response: Response): Promise<string | undefined> {
  const text = await response.clone().text()
  return /"buildId":"([^"-]+)/.exec(text)?.[1]
}
