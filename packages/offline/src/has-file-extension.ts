/** Whether the last segment of an address ends in a dot and one to five letters or digits. */
export function hasFileExtension(address: string): boolean {
  return /\.[a-z\d]{1,5}$/i.test(address.slice(address.lastIndexOf('/') + 1))
}
