// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Stands for the wrapped coin of mainnet.
contract WrappedCoin {
    mapping(address => uint256) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        (bool sent,) = msg.sender.call{value: amount}("");
        require(sent);
    }
}
