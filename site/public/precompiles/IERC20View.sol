// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title ERC-20 view precompile at the address of each token pair, as of node v1.8.5.
/// @notice ERC-20 calls for a native coin, at the address of its token pair.
interface IERC20View {
    /// An allowance changed.
    event Approval(
        address indexed owner,
        address indexed spender,
        uint256 value
    );

    /// Coins moved.
    event Transfer(
        address indexed from,
        address indexed to,
        uint256 value
    );

    /// Sets how much of the caller's coins a spender may move.
    /// @dev The node keeps it as a send authorisation that lasts 365 days.
    /// @param spender Contract or account that may move them, other than the caller.
    /// @param amount Limit in base units. 0 removes it.
    /// @return Always true: a failure reverts.
    function approve(address spender, uint256 amount) external returns (bool);

    /// Lowers what a spender may move.
    /// @param spender Contract or account.
    /// @param subtractedValue Base units to take off, above 0.
    /// @return approved Always true: a failure reverts.
    function decreaseAllowance(
        address spender,
        uint256 subtractedValue
    ) external returns (bool approved);

    /// Raises what a spender may move.
    /// @param spender Contract or account, other than the caller.
    /// @param addedValue Base units to add, above 0.
    /// @return approved Always true: a failure reverts.
    function increaseAllowance(
        address spender,
        uint256 addedValue
    ) external returns (bool approved);

    /// Sends the caller's coins.
    /// @dev Charges 3,000,000 gas.
    /// @param to Receiver.
    /// @param amount Base units.
    /// @return Always true: a failure reverts.
    function transfer(address to, uint256 amount) external returns (bool);

    /// Sends coins of a holder who approved the caller.
    /// @dev Charges 3,000,000 gas.
    /// @param from Holder.
    /// @param to Receiver.
    /// @param amount Base units.
    /// @return Always true: a failure reverts.
    function transferFrom(address from, address to, uint256 amount) external returns (bool);

    /// Returns the amount that a spender may still move.
    /// @param owner Holder.
    /// @param spender Contract or account that may move it.
    /// @return Remaining amount. 2^256 − 1 when both addresses are the same.
    function allowance(address owner, address spender) external view returns (uint256);

    /// Returns the balance of an account.
    /// @param account Holder.
    /// @return Amount in base units.
    function balanceOf(address account) external view returns (uint256);

    /// Returns the decimals of the display unit.
    /// @return From the bank metadata, else guessed from the first letter of the denomination.
    function decimals() external view returns (uint8);

    /// Returns the name of the coin.
    /// @return From the bank metadata, else made from the denomination.
    function name() external view returns (string memory);

    /// Returns the symbol of the coin.
    /// @return From the bank metadata, else made from the denomination.
    function symbol() external view returns (string memory);

    /// Returns the supply of the coin.
    /// @return Amount in base units.
    function totalSupply() external view returns (uint256);
}
