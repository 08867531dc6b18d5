/**
 * Digests of `precompiles/<id>/abi.json` at tag v1.8.5, with entries and keys sorted, as
 * `npm run check` prints them.
 */
export const NODE_ABI: Readonly<Record<string, string>> = {
  staking: '1c7b2c0b03f04ccd735326556123cb5875a785de98867eecdb33b447d54a49f8',
  distribution: 'b7f3a03b3314774172cee4430e6de6e41125ab3a1208363d14c8cc9bff07434a',
  ics20: '027fb3d252b36b9244d8675d155a97fe23aa6bc53257f9bfde4db2ac52fb6f57',
  bank: '2f4b2c5ef734ae7a18c6a803e7474657850653ec6d4b8efce9ce06e8ab37de94',
  bech32: 'dadf8e4f6c459dcd5279e596c4d02ab62fe8bd2f74f45188e0b07fc207bcd71f',
  erc20: 'a8520cac3a40ed42fcd47733844eb83a8756347fb12f7a77030f23de2f8adbe3',
}
