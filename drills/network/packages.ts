/** Leave out the line of a block that installs packages; the programs must be on this computer. */
export const installPackage = (names: string): Readonly<Record<string, string>> => ({
  [`sudo apt-get install -y ${names}`]: ':',
})
