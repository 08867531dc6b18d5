// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title Bank precompile at 0x0000000000000000000000000000000000000804, as of node v1.8.5.
/// @notice Read balances and supply of coins that have an ERC-20 view. It moves nothing.
interface IBank {
    /// A balance or supply.
    struct Balance {
        address contractAddress;
        uint256 amount;
    }

    /// Lists every coin of an account that has an ERC-20 view.
    /// @dev ISLM itself has no ERC-20 view and is not listed: ask eth_getBalance.
    /// @param account Account, 0x form.
    /// @return balances Contract and amount, one item per coin.
    function balances(address account) external view returns (Balance[] memory balances);

    /// Returns the supply of one coin.
    /// @param erc20Address Contract of its ERC-20 view.
    /// @return totalSupply Supply. 0 when the contract is not registered.
    function supplyOf(address erc20Address) external view returns (uint256 totalSupply);

    /// Lists the supply of every coin that has an ERC-20 view.
    /// @return totalSupply Contract and supply, one item per coin.
    function totalSupply() external view returns (Balance[] memory totalSupply);
}
