// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IStaking {
    function delegate(address delegator, string memory validator, uint256 amount)
        external
        returns (bool success);
}

contract Stake {
    IStaking constant STAKING = IStaking(0x0000000000000000000000000000000000000800);

    /// The caller must have signed this transaction and approved this contract before.
    function stake(string calldata validator, uint256 amount) external {
        require(STAKING.delegate(msg.sender, validator, amount), "delegate failed");
    }
}
