/** The build id in a document or payload; `undefined` for anything else. */
export async function buildOf(response: Response): Promise<string | undefined> {
  const text = await response.clone().text()
  return /"buildId":"([^"]+)"/.exec(text)?.[1]
}
