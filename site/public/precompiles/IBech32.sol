// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title Bech32 precompile at 0x0000000000000000000000000000000000000400, as of node v1.8.5.
/// @notice Convert an address between its 0x form and its bech32 form.
interface IBech32 {
    /// Converts a bech32 address into its `0x` form.
    /// @dev Declared without view: call it statically. It costs no more than a view.
    /// @param bech32Address Address with any prefix.
    /// @return addr The same bytes as an address.
    function bech32ToHex(string calldata bech32Address) external returns (address addr);

    /// Converts a `0x` address into its bech32 form.
    /// @dev Declared without view: call it statically. It costs no more than a view.
    /// @param addr Address, 0x form.
    /// @param prefix What stands before the 1: haqq, haqqvaloper or haqqvalcons, or another chain's.
    /// @return bech32Address The same bytes in bech32.
    function hexToBech32(
        address addr,
        string calldata prefix
    ) external returns (string memory bech32Address);
}
